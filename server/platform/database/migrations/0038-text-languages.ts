import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { splitParagraphs } from '../../../../domain/paragraphs.ts'
import { findStoredLanguage } from '../../../../domain/textLanguage/detectLanguage.ts'
import { addColumns, type Engine } from '../columns.ts'

/**
 * Stores the languages of the texts that people wrote. Until now, they were found at each reading, which took long if strangers had
 * sent many long texts.
 */
export const textLanguages = (engine: Engine): Migration => ({
  async up(untypedDb) {
    await addColumns(engine, {
      memories: { content_lang: 'text', answer_lang: 'text' },
      obituary: { paragraph_langs: 'text' },
    }).up(untypedDb)
    const db = untypedDb as Kysely<Tables>
    const readPortion = (lastId: string) =>
      db
        .selectFrom('memories')
        .select(['id', 'content', 'answer'])
        .where('id', '>', lastId)
        .orderBy('id')
        .limit(PORTION)
        .execute()
    for (let rows = await readPortion(''); rows.length > 0; rows = await readPortion(rows.at(-1)?.id ?? ''))
      for (const { id, content, answer } of rows) {
        const content_lang = findStoredLanguage(content ?? '')
        const answer_lang = findStoredLanguage(answer ?? '')
        if (content_lang ?? answer_lang)
          await db.updateTable('memories').set({ content_lang, answer_lang }).where('id', '=', id).execute()
      }
    for (const { id, content } of await db.selectFrom('obituary').select(['id', 'content']).execute()) {
      const paragraph_langs = JSON.stringify(splitParagraphs(content).map(findStoredLanguage))
      await db.updateTable('obituary').set({ paragraph_langs }).where('id', '=', id).execute()
    }
  },
})

/** The number of memories that are in memory at the same time. */
const PORTION = 100

interface Tables {
  memories: {
    id: string
    content: string | null
    answer: string | null
    content_lang: string | null
    answer_lang: string | null
  }
  obituary: { id: string; content: string; paragraph_langs: string | null }
}
