import type { ServerTexts } from '../../../languages/inLanguage.ts'

/**
 * Patterns for browsers, in the order in which they must be tested, because most browsers also send the names of other browsers.
 */
const browserPatterns = {
  Edge: /\bEdg(e|A|iOS)?\//,
  Opera: /\b(OPR|OPT|Opera)\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /\b(Chrome|Chromium|CriOS)\//,
  Safari: /\bSafari\//,
}

const systemPatterns: Record<keyof ServerTexts['http']['device']['systems'], RegExp> = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  androidPhone: /^(?=.*\bAndroid\b).*\bMobile\b/,
  androidTablet: /\bAndroid\b/,
  windows: /\bWindows\b/,
  chromebook: /\bCrOS\b/,
  mac: /\bMacintosh\b/,
  linux: /\bLinux\b/,
}

/**
 * Returns the names of a browser and its system, such as 'Safari/iPhone'; a name that is not known is empty. Only this is stored, not
 * the User-Agent header.
 */
export const readDevice = (userAgent = ''): string =>
  [browserPatterns, systemPatterns].map((patterns) => findFirstMatch(patterns, userAgent)).join('/')

/** Describes a device by its names, such as 'Safari on an iPhone'. */
export function sayDevice(names: string, { http: { device } }: Pick<ServerTexts, 'http'>): string {
  const [browserName, systemName] = names.split('/')
  const systems: Readonly<Record<string, string>> = device.systems
  const browser = browserName || device.browser
  const system = systems[systemName ?? '']
  return system ? device.browserOnSystem(browser, system) : browser
}

const findFirstMatch = (patterns: Record<string, RegExp>, userAgent: string) =>
  Object.keys(patterns).find((name) => patterns[name]?.test(userAgent)) ?? ''
