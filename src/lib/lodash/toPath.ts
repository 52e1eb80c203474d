/** The keys in a path such as `hours[0].from`. */
export default function toPath(path: unknown): string[] {
  return Array.isArray(path) ? path.map(String) : (String(path).match(/[^.[\]]+/g) ?? []);
}
