#ifndef CSIMDJSON_LIBRARY_H
#define CSIMDJSON_LIBRARY_H

/// Whether simdjson's library is there; where it is not linked in, the first call opens it.
bool has_library();

#endif
