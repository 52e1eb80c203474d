/** The error of a dead embedded engine. Node has it, but only the DOM types declare it. */
declare namespace WebAssembly {
  class RuntimeError extends Error {}
}
