import { findStoredLanguage } from '../../../domain/textLanguage/detectLanguage.ts'
import type { Tx } from '../../platform/database/change.ts'
import type { MemoryRow } from './present.ts'

/** Finds the languages of a memory's texts. They are stored with the texts, so that no reading has to look at each letter. */
export const findTextLanguages = ({ content, answer }: Pick<MemoryRow, 'content' | 'answer'>) => ({
  content_lang: findStoredLanguage(content ?? ''),
  answer_lang: findStoredLanguage(answer ?? ''),
})

/** Replaces the row of a memory, with the languages of its texts. */
export const updateMemory = (tx: Tx, row: MemoryRow) =>
  tx
    .updateTable('memories')
    .set({ ...row, ...findTextLanguages(row) })
    .where('id', '=', row.id)
    .execute()
