/**
 * Translates a document as browsers do, now and on each change: `<font>` elements replace text
 * nodes. The text stays the same, so that tests can find it. Self-contained, because it also runs
 * as a script of the page.
 * @param keeps moves the text node itself into the `<font>` element instead of a copy
 */
export const translatePage = (keeps = false): (() => void) => {
  const untranslated = 'script, style, textarea, title, font, [translate=no]';
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let text = walker.currentNode; text; text = walker.nextNode()!)
      if (text instanceof Text && text.data.trim()) texts.push(text);
    for (const text of texts) {
      if (!text.parentElement || text.parentElement.closest(untranslated)) continue;
      const font = document.createElement('font');
      const inner = font.appendChild(document.createElement('font'));
      text.replaceWith(font);
      inner.append(keeps ? text : text.data);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) translate(node);
  });
  translate(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
};
