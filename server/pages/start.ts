/** The longest that a first view on a slow line may hold back the scripts, in ms. */
const PATIENCE_MS = 1_500;

/**
 * What lies below the first view (`near.tsx` marks it) is laid out after the first view was
 * painted; a visitor to a part of the page, or without scripts, gets all of it at once.
 */
export const firstViewFirst = `<style>html[data-first] [data-below]{content-visibility:hidden}</style>
<script>if(!location.hash)document.documentElement.dataset.first=''</script>`;

/** The scripts of a page, as addresses. */
export interface Scripts {
  /** The one that starts the app. */
  entry: string;
  /** What it needs, in the order in which they run. */
  files: string[];
}

/**
 * What runs in the page; `entry` and `files` are written in beside it. All files are fetched at
 * once and run one after the other, so that a touch in between does not wait for all of them.
 */
const waitAndStart = `var first=[].filter.call(document.images,function(image){return image.loading!=='lazy'&&!image.complete}),left=first.length;
first.forEach(function(image){['load','error'].forEach(function(end){image.addEventListener(end,function(){--left||go()})})});
['pointerdown','touchstart','keydown','wheel','scroll'].forEach(function(sign){addEventListener(sign,go,{once:true,capture:true,passive:true})});
setTimeout(go,${PATIENCE_MS});
if(!left)requestAnimationFrame(function(){setTimeout(go)});
function go(){if(gone)return;gone=true;
requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(function(){delete document.documentElement.dataset.first})})});
files.concat(entry).forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.crossOrigin='';link.href=file;document.head.append(link)});
files.concat(entry).reduce(function(before,file){return before.then(function(){return import(file)}).catch(function(){})},Promise.resolve())}`;

// As the build writes them.
const ENTRY = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;

/** Takes the scripts out of a template that the build made; null when it starts none. */
export function takeScripts(template: string): { page: string; scripts: Scripts } | null {
  const entry = ENTRY.exec(template)?.[1];
  if (!entry) return null;
  const files = [...template.matchAll(PRELOAD)].map(([, file]) => file!);
  return { page: template.replace(ENTRY, '').replace(PRELOAD, ''), scripts: { entry, files } };
}

/**
 * The element that starts a rendered page's scripts when its first view stands, or at once for
 * somebody who touches it: on a slow line, letters and pictures come first.
 */
export const startLater = ({ entry, files }: Scripts): string =>
  `<script>var gone=false,entry=${JSON.stringify(entry)},files=${JSON.stringify(files)};\n${waitAndStart}</script>`;
