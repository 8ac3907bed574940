import { texts } from '../texts.ts'

/** Patterns for browsers, in the order in which they must be tested, because most browsers also send the names of others. */
const browsers = {
  Edge: /\bEdg(e|A|iOS)?\//,
  Opera: /\b(OPR|OPT|Opera)\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /\b(Chrome|Chromium|CriOS)\//,
  Safari: /\bSafari\//,
}

const systems = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  androidPhone: /\bAndroid\b.*\bMobile\b/,
  androidTablet: /\bAndroid\b/,
  windows: /\bWindows\b/,
  chromebook: /\bCrOS\b/,
  mac: /\bMacintosh\b/,
  linux: /\bLinux\b/,
}

/** Describes a browser in plain words, such as 'Safari on an iPhone'. Only this description is stored, not the header. */
export function describeDevice(userAgent = ''): string {
  const browser = firstIn(browsers, userAgent) ?? texts.device.browser
  const system = firstIn(systems, userAgent)
  return system ? texts.device.on(browser, texts.device.systems[system]) : browser
}

const firstIn = <Name extends string>(signs: Record<Name, RegExp>, userAgent: string) =>
  (Object.keys(signs) as Name[]).find((name) => signs[name].test(userAgent))
