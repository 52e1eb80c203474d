/**
 * What the embedded engine throws when it has died. Node has it, but only the DOM types declare it.
 */
declare namespace WebAssembly {
  class RuntimeError extends Error {}
}
