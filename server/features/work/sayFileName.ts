import path from 'node:path'
import { toFileName } from '../../base/toFileName.ts'
import type { ResultKind } from '../../../contract/work.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

type FileNames = Record<Exclude<ResultKind, 'copy' | 'backup'>, string> & ServerTexts['work']['fileNames']

/**
 * Says the name of a file or folder that work has made in the family's language: 'Buch.pdf' for the path of 'book.pdf'. Another version
 * may have made a file of another name, which stays.
 */
export function sayFileName(file: string, { work }: Pick<ServerTexts, 'work'>): string {
  const { name, ext } = path.parse(file)
  const fileNames: Readonly<Partial<Record<string, string>>> = work.fileNames satisfies FileNames
  return `${toFileName(fileNames[name] ?? name)}${ext}`
}
