/** In the order in which they are recognised: most browsers also name those whose pages they want to be given. */
const browsers = {
  Edge: /\bEdg(e|A|iOS)?\//,
  Opera: /\b(OPR|OPT|Opera)\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /\b(Chrome|Chromium|CriOS)\//,
  Safari: /\bSafari\//,
}

const systems = {
  'an iPhone': /\biPhone\b/,
  'an iPad': /\biPad\b/,
  'an Android phone': /\bAndroid\b.*\bMobile\b/,
  'an Android tablet': /\bAndroid\b/,
  Windows: /\bWindows\b/,
  'a Chromebook': /\bCrOS\b/,
  'a Mac': /\bMacintosh\b/,
  Linux: /\bLinux\b/,
}

/** What a browser says of itself, in plain words: 'Safari on an iPhone'. Nothing else of it is stored. */
export function describeDevice(userAgent = ''): string {
  const browser = firstIn(browsers, userAgent) ?? 'A browser'
  const system = firstIn(systems, userAgent)
  return system ? `${browser} on ${system}` : browser
}

const firstIn = (signs: Record<string, RegExp>, userAgent: string) =>
  Object.entries(signs).find(([, sign]) => sign.test(userAgent))?.[0]
