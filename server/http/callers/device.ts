import type { Language } from '../../../domain/language.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'

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
 * Describes a browser in plain English words, such as 'Safari on an iPhone'. Only this description is stored, not the User-Agent header.
 */
export const describeDevice = (userAgent = ''): string =>
  writeDevice(findFirstMatch(browserPatterns, userAgent), findFirstMatch(systemPatterns, userAgent), 'en')

/** Says a stored description to a reader. Leaves alone what was not made here, such as a name that a person gave a device. */
export const sayDevice = (description: string, language: Language) => translate(description, 'en', language)

/** Returns the stored description of what `sayDevice` says. */
export const findStoredDevice = (description: string, language: Language) =>
  translate(description, language, 'en')

function translate(description: string, from: Language, to: Language): string {
  for (const browser of [...listKeys(browserPatterns), undefined])
    for (const system of [...listKeys(systemPatterns), undefined])
      if (writeDevice(browser, system, from) === description) return writeDevice(browser, system, to)
  return description
}

function writeDevice(
  knownBrowser: keyof typeof browserPatterns | undefined,
  system: keyof typeof systemPatterns | undefined,
  language: Language,
): string {
  const { device } = inLanguage(language).http
  const browser = knownBrowser ?? device.browser
  return system ? device.browserOnSystem(browser, device.systems[system]) : browser
}

const findFirstMatch = <Name extends string>(patterns: Record<Name, RegExp>, userAgent: string) =>
  listKeys(patterns).find((name) => patterns[name].test(userAgent))

const listKeys = <Name extends string>(patterns: Record<Name, RegExp>) => Object.keys(patterns) as Name[]
