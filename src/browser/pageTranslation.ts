/** The `<font>` element that replaces each translated text, and the reverse. */
const translations = new WeakMap<Node, Element>();
const originals = new WeakMap<Node, Text>();

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE;

/** Detects in DOM mutations which `<font>` replaced which text. */
const learn = (records: MutationRecord[]): void => {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const text = [...removedNodes].find(isText);
    const font = [...addedNodes, previousSibling, nextSibling].find(
      (node) => node?.nodeName === 'FONT' && !originals.has(node),
    );
    if (!text || !font) continue;
    translations.set(text, font as Element);
    originals.set(font, text);
  }
};

/** Puts a text back in place of its translation. */
const restore = (text: Text): void => {
  let font = translations.get(text);
  for (let at = text.parentElement; at?.nodeName === 'FONT'; at = at.parentElement) font = at;
  translations.delete(text);
  if (font?.isConnected) font.replaceWith(text);
};

/** Restores the texts of a server-rendered part, so that React finds them during hydration. */
export const removeTranslation = (part: ParentNode): void => {
  for (const font of part.querySelectorAll('font')) {
    const text = originals.get(font) ?? font.firstChild;
    if (text) font.replaceWith(text);
  }
};

/**
 * Lets React update a page that the browser translates. Page translation replaces text nodes by
 * `<font>` elements. React keeps its own text nodes, so it would throw NotFoundError next to them,
 * and new text would stay invisible (https://github.com/facebook/react/issues/11538). Therefore a
 * text that React is about to change is restored first, and the browser translates it again. Other
 * misuse of the DOM still throws.
 */
export const allowPageTranslation = (): void => {
  const observer = new MutationObserver(learn);
  observer.observe(document, { childList: true, subtree: true });
  const prepare = (node: Node | null): void => {
    if (!isText(node)) return;
    learn(observer.takeRecords());
    restore(node);
  };
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    prepare(node);
    prepare(next);
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    prepare(node);
    return removeChild.call(this, node) as T;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      prepare(this);
      nodeValue.set!.call(this, value);
    },
  });
};
