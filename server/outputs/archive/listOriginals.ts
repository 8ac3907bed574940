import type { Kysely } from 'kysely'
import { type Format, getExtension } from '../../../domain/files/formats.ts'
import { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { MediaRow } from '../../features/media/rows/present.ts'
import { readPeople } from '../../features/media/people/readPeople.ts'
import { presentText } from '../../features/media/rows/text.ts'
import type { InFolder } from '../../platform/storage/keys.ts'
import { toFileName } from '../../base/toFileName.ts'
import { formatFileName } from './fileNames.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

/** A row with the path of its file in the archive. */
export type NamedRow<Row> = Row & InFolder & { file: string }

export type Originals = Awaited<ReturnType<typeof listOriginals>>

/** Lists all uploads in a snapshot, in their order on the site, and the people in them whose names do not wait. */
export async function listOriginals(db: Kysely<Tables>, familyTexts: ServerTexts) {
  const media = await rowsInOrder.media(db).execute()
  const findPlace = ({ listed, visitor_photo }: MediaRow) =>
    visitor_photo === 'sent' ? 'sent' : listed === 1 ? 'gallery' : 'otherPictures'
  const { gallery = [], otherPictures = [], sent = [] } = Object.groupBy(media, findPlace)
  const getTitle = (row: MediaRow) => presentText(row, row.memory_author, familyTexts).title
  const { folders } = familyTexts.archive
  return {
    people: new Map(
      [...(await readPeople(db, media))].map(([id, people]) => [
        id,
        people.filter(({ waiting }) => !waiting),
      ]),
    ),
    gallery: addFileNames(folders.gallery, gallery, getTitle),
    otherPictures: addFileNames(folders.otherPictures, otherPictures, getTitle),
    sent: addFileNames(folders.sent, sent, getTitle),
    music: addFileNames(
      folders.music,
      (await rowsInOrder.music(db).execute()).map((row) => ({ ...row, folder: row.id })),
      ({ title }) => title,
    ),
  }
}

const addFileNames = <Row extends InFolder & { format: string }>(
  folder: string,
  rows: readonly Row[],
  getTitle: (row: Row) => string,
): NamedRow<Row>[] =>
  rows.map((row, index) => {
    const extension = getExtension(row.format as Format)
    return {
      ...row,
      file: `${toFileName(folder)}/${formatFileName(index + 1, rows.length, getTitle(row), extension)}`,
    }
  })
