import { findServiceKind, makeTitlePattern } from '../../../contract/memorial/serviceKind.ts'

/** Whether the title is that of a gathering such as a reception or a celebration of life. */
export const isReception = (title: string) =>
  findServiceKind(title) === 'celebration' || receptionPattern.test(title)

const receptionPattern = makeTitlePattern({
  en: 'receptions?',
  de: 'trauerkaffee|leichenschmaus|beisammensein|empfang',
  es: 'recepci[óo]n|reuni[óo]n|encuentro',
  fr: 'r[ée]ception|collation',
  he: 'ה?מפגש',
  pl: 'styp[ay]|konsolacja',
})
