import path from 'node:path'
import { toFileName } from '../../base/toFileName.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

/**
 * Says the name of a file or folder that work has made in the family's language: 'Buch.pdf' for the path of 'book.pdf'. Another version
 * may have made a file of another name, which stays.
 */
export function sayFileName(file: string, { work }: Pick<ServerTexts, 'work'>): string {
  const { name, ext } = path.parse(file)
  const fileNames: Readonly<Partial<Record<string, string>>> = work.fileNames
  return `${toFileName(fileNames[name] ?? name)}${ext}`
}
