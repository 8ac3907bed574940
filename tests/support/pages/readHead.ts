/** Reads the head of an HTML document: the content of each meta element by its name, as plain text. */
export function readMeta(html: string): Map<string, string> {
  const head = html.slice(0, html.indexOf('</head>'))
  return new Map(
    [...head.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/g)].map(
      ([, name = '', content = '']) => [name, decodeEntities(content)],
    ),
  )
}

const decodeEntities = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Whether a robots.txt lets every program fetch a path: the longest rule that matches counts (RFC 9309, 2.2.2). */
export function isAllowed(robotsTxt: string, path: string): boolean {
  const rules = [...robotsTxt.matchAll(/^(Allow|Disallow): (\/\S*)$/gm)]
    .map(([, kind, prefix = '']) => ({ isAllowing: kind === 'Allow', prefix }))
    .filter(({ prefix }) => path.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
  return rules[0]?.isAllowing ?? true
}
