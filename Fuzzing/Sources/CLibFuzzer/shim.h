#include <stddef.h>
#include <stdint.h>

/// libFuzzer's loop, which the compiler links but gives no header for.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*target)(const uint8_t *bytes, size_t count));
