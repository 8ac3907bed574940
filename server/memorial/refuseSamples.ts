import { sampleFields } from '../../contract/memorial/selectSettings.ts'
import { settingsList } from '../../contract/memorial/settingsList.ts'
import { languages } from '../../domain/language.ts'
import { normalizeUnicode } from '../../domain/normalizeUnicode.ts'
import { inLanguage, type ServerTexts } from '../../languages/inLanguage.ts'
import { failInvalid } from '../base/errors/fail.ts'

/**
 * Throws if a keeper saves a text about the sample's man, in any language. The sample's dates are refused only as long as there is no
 * name, because they may be the man's own. This is the only place that compares a text with our sentences; what is stored is never
 * compared, because sentences change.
 */
export function refuseSamples(fields: Readonly<Record<string, unknown>>, hasName: boolean): void {
  const issues = Object.entries(fields).flatMap(([path, value]) => {
    const fault = typeof value === 'string' && isSample(path, value) ? nameFault(path) : undefined
    return fault && !(fault === 'sampleDate' && hasName)
      ? [{ path, message: ({ fields: sentences }: ServerTexts) => sentences[fault] }]
      : []
  })
  if (issues.length > 0) throw failInvalid(issues)
}

function isSample(path: string, text: string): boolean {
  const field = sampleFields.find((name) => name === path)
  if (!field && path !== 'content') return false
  return languages.some((language) => {
    const { settings, sampleObituary } = inLanguage(language)
    return toKey(field ? settings[field].sample : sampleObituary) === toKey(text)
  })
}

function nameFault(path: string): 'sampleName' | 'sampleDate' | 'sampleText' {
  const field = sampleFields.find((name) => name === path)
  const kind = field && settingsList[field].kind
  if (kind === 'name') return 'sampleName'
  return kind === 'lifeDate' ? 'sampleDate' : 'sampleText'
}

/** Returns the letters and digits. Spaces, line breaks, quotation marks and capitals do not count. */
const toKey = (text: string) =>
  normalizeUnicode(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
