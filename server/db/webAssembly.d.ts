/**
 * The error of an embedded engine that has died. Node has it, but only the DOM types declare it.
 */
declare namespace WebAssembly {
  class RuntimeError extends Error {}
}
