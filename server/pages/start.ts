import { BELOW_ATTRIBUTE, LAST_ATTRIBUTE, SHEET_ATTRIBUTE } from '#common/page/slots.ts';

/** Maximum delay of the scripts by a first view on a slow connection, in ms. */
const TIMEOUT_MS = 1_500;

/** Maximum delay of the content below the first view, in ms. */
const BELOW_MS = 5_000;

const blockingLink = (sheet: string): string =>
  `Object.assign(document.createElement('link'),{rel:'stylesheet',href:'${sheet}',blocking:'render'})`;

/**
 * Content below the first view (marked with `data-below`) is laid out once page and scripts have
 * loaded, so that its pictures do not delay them. In a high window that shows some of it, it is
 * laid out together with the fonts. Only the outermost marked elements are measured, because
 * measuring an element inside one would lay out hidden content. A visitor who touches the page,
 * follows a link to an element of it, or has no scripts gets all content immediately.
 * @param sheet the address of the styles of that content, which a page that shows it at once needs
 * before its first paint
 */
export const deferHydration = (sheet: string | null): string =>
  [
    `<style>html[data-first] [${BELOW_ATTRIBUTE}]{content-visibility:hidden}</style>`,
    // The footer has no styles until the sheet loads.
    sheet ? `<style>html[data-first] [${LAST_ATTRIBUTE}]{visibility:hidden}</style>` : '',
    sheet ? `<noscript><link rel="stylesheet" href="${sheet}"></noscript>` : '',
    `<script>if(!location.hash)document.documentElement.dataset.first=''`,
    sheet ? `;else document.head.append(${blockingLink(sheet)})` : '',
    `</script>`,
  ].join('');

export interface Scripts {
  /** The script that starts the app. */
  entry: string;
  /** Its dependencies in execution order. */
  files: string[];
}

/**
 * The inline script of a page; `entry` and `files` are added next to it. All files load in parallel
 * but run one after the other, so that a touch in between does not wait for all of them.
 */
const waitAndStart = `var first=[].filter.call(document.images,function(image){return image.loading!=='lazy'&&!image.complete}),left=first.length;
first.forEach(function(image){['load','error'].forEach(function(end){image.addEventListener(end,function(){--left||go()})})});
['pointerdown','touchstart','keydown','wheel','scroll'].forEach(function(sign){addEventListener(sign,function(){all();go()},{once:true,capture:true,passive:true})});
setTimeout(go,${TIMEOUT_MS});
if(!left)requestAnimationFrame(function(){setTimeout(go)});
function go(){if(gone)return;gone=true;
var isSeen=[].some.call(document.querySelectorAll('[data-below]:not([data-below] *)'),function(part){var at=part.getBoundingClientRect();return at.top<innerHeight&&at.left<innerWidth});
if(isSeen||document.readyState==='complete')document.fonts.ready.then(all);else addEventListener('load',all);
setTimeout(all,isSeen?${TIMEOUT_MS}:${BELOW_MS});
files.concat(entry).forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.crossOrigin='';link.href=file;document.head.append(link)});
files.concat(entry).reduce(function(before,file){return before.then(function(){return import(file)}).catch(function(){})},Promise.resolve())}
function all(){var sheet=document.querySelector('link[${SHEET_ATTRIBUTE}]');
if(!sheet||sheet.sheet||document.readyState==='complete')show();else ['load','error'].forEach(function(end){sheet.addEventListener(end,show)})}
function show(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(function(){delete document.documentElement.dataset.first})})})}`;

// The format that the build writes.
const ENTRY = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;

/** Removes the scripts from a built template; null if there are none. */
export function takeScripts(template: string): { page: string; scripts: Scripts } | null {
  const entry = ENTRY.exec(template)?.[1];
  if (!entry) return null;
  const files = [...template.matchAll(PRELOAD)].map(([, file]) => file!);
  return { page: template.replace(ENTRY, '').replace(PRELOAD, ''), scripts: { entry, files } };
}

/**
 * The element that starts the scripts of a server-rendered page once its first view is complete or
 * the visitor touches it. On a slow connection, text and images come first.
 */
export const startLater = ({ entry, files }: Scripts): string =>
  `<script>var gone=false,entry=${JSON.stringify(entry)},files=${JSON.stringify(files)};\n${waitAndStart}</script>`;
