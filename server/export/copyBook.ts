import path from 'node:path'
import { COPY_BOOK } from '../../contract/copyLayout.ts'
import { type BookContext, makeBook, type Making } from '../book/makeBook.ts'

/** The book that lies beside a copy: of A4 and all that visitors see. */
export async function makeCopyBook(context: BookContext, folder: string, making: Omit<Making, 'standard'>) {
  const file = path.join(folder, COPY_BOOK)
  const options = { size: 'a4', dedication: '', without: [], withoutMedia: [] } as const
  const { report } = await makeBook(context, options, file, { ...making, standard: 'ua-1' })
  return { file, report }
}
