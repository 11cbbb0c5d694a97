#ifndef CXML_LIBRARY_H
#define CXML_LIBRARY_H

#include <stdbool.h>

/// libxml2's `xmlSAXHandler` of version 2 and the beginning of its `xmlError`, which its interface keeps. Declared here,
/// since its headers are not everywhere where the library is.
typedef struct {
  int domain;
  int code;
  char *message;
  int level;
} xml_error;

typedef void (*xml_unused)(void);

typedef struct {
  xml_unused internal_subset, is_standalone, has_internal_subset, has_external_subset, resolve_entity, get_entity,
      entity_declaration, notation_declaration, attribute_declaration, element_declaration, unparsed_entity_declaration,
      set_document_locator, start_document, end_document, start_element_1, end_element_1, reference;
  void (*characters)(void *user, const unsigned char *text, int length);
  void (*ignorable_white_space)(void *user, const unsigned char *text, int length);
  void (*processing_instruction)(void *user, const unsigned char *target, const unsigned char *data);
  xml_unused comment, warning, error, fatal_error, get_parameter_entity;
  void (*cdata_block)(void *user, const unsigned char *text, int length);
  xml_unused external_subset;
  unsigned int initialized;
  void *private_data;
  void (*start_element)(
      void *user, const unsigned char *name, const unsigned char *prefix, const unsigned char *space, int space_count,
      const unsigned char **spaces, int attribute_count, int default_count, const unsigned char **attributes);
  void (*end_element)(
      void *user, const unsigned char *name, const unsigned char *prefix, const unsigned char *space);
  void (*structured_error)(void *user, const xml_error *error);
} xml_handler;

/// The level of what is not well-formed. Below it are warnings, and faults of namespaces: an unknown prefix is an unknown
/// element.
enum { XML_LEVEL_FATAL = 3 };

enum {
  /// What `initialized` is in a handler of version 2.
  XML_HANDLER_2 = 0xDEEDBEAF,

  /// No network. Substitution of entities, loading of document types and XInclude are other options, never set here.
  XML_OPTION_NO_NETWORK = 1 << 11,
};

typedef struct {
  void *(*create)(xml_handler *handler, void *user, const char *chunk, int length, const char *name);
  int (*reset)(void *context, const char *chunk, int length, const char *name, const char *encoding);
  int (*use_options)(void *context, int options);
  int (*parse_chunk)(void *context, const char *chunk, int length, int is_last);
  long (*byte_consumed)(void *context);
  void (*stop)(void *context);
  void (*free)(void *context);
} cxml_functions;

/// libxml2's functions, opened at the first call; NULL where it is not installed.
const cxml_functions *cxml_library(void);

#endif
