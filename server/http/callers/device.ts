import { texts } from '../../../languages/en/server/http.ts'

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

const systemPatterns = {
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
 * Describes a browser in plain words, such as 'Safari on an iPhone'. Only this description is stored, not the User-Agent header.
 */
export function describeDevice(userAgent = ''): string {
  const browser = findFirstMatch(browserPatterns, userAgent) ?? texts.device.browser
  const system = findFirstMatch(systemPatterns, userAgent)
  return system ? texts.device.browserOnSystem(browser, texts.device.systems[system]) : browser
}

const findFirstMatch = <Name extends string>(patterns: Record<Name, RegExp>, userAgent: string) =>
  (Object.keys(patterns) as Name[]).find((name) => patterns[name].test(userAgent))
