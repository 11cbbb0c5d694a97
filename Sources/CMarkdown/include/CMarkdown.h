/// Documents of libcmark, each in memory of its own.
///
/// libcmark asks for a piece of memory for every node and every text, and a third of its time goes into them. A document
/// is read once and thrown away as a whole, so here its pieces are cut from few large ones, and nothing is freed before
/// the end.

#ifndef CMARKDOWN_H
#define CMARKDOWN_H

#include <cmark.h>
#include <stddef.h>

typedef struct cmarkdown_document cmarkdown_document;

/// Parses `length` bytes of CommonMark in UTF-8. The document is the caller's, who frees it; it is null where memory is
/// short. Documents of several threads know nothing of one another.
cmarkdown_document *_Nullable cmarkdown_parse(const char *_Nullable text, size_t length);

/// The iterator of the document, which stands before its first event and is freed with it.
cmark_iter *_Nonnull cmarkdown_iterator(const cmarkdown_document *_Nonnull document);

void cmarkdown_free(cmarkdown_document *_Nullable document);

#endif
