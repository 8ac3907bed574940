import { sampleFields } from '../../contract/memorial/selectSettings.ts'
import { settingsList } from '../../contract/memorial/settingsList.ts'
import { languages } from '../../domain/language.ts'
import { normalizeUnicode } from '../../domain/normalizeUnicode.ts'
import { anyPerson } from '../../domain/person/person.ts'
import { inLanguage, type ServerTexts } from '../../languages/inLanguage.ts'
import { failInvalid } from '../base/errors/fail.ts'

/**
 * Throws if a keeper saves a text about the sample's man, in any language. The sample's dates are refused only as long as there is no
 * name, because they may be the man's own. Only what is sent is compared, and never what is stored, because our sentences change.
 */
export function refuseSamples(fields: Readonly<Record<string, unknown>>, hasName: boolean): void {
  const issues = Object.entries(fields).flatMap(([path, value]) => {
    const field = sampleFields.find((name) => name === path)
    if (typeof value !== 'string' || (!field && path !== 'content')) return []
    const isSample = languages.some((language) => {
      const { settings, sampleObituary } = inLanguage(language, anyPerson)
      const sample = toKey(field ? settings[field].sample : sampleObituary)
      return sample !== '' && sample === toKey(value)
    })
    const kind = field && settingsList[field].kind
    if (!isSample || (kind === 'lifeDate' && hasName)) return []
    const fault = kind === 'name' ? 'sampleName' : kind === 'lifeDate' ? 'sampleDate' : 'sampleText'
    return [{ path, message: ({ fields: sentences }: ServerTexts) => sentences[fault] }]
  })
  if (issues.length > 0) throw failInvalid(issues)
}

/** Returns the letters and digits. Spaces, line breaks, quotation marks and capitals do not count. */
const toKey = (text: string) =>
  normalizeUnicode(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
