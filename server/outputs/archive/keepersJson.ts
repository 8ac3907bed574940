import type { ServerTexts } from '../../../languages/inLanguage.ts'
import type { Context } from '../../platform/context.ts'
import { jsonReads, makeMemorialJson } from '../memorialJson.ts'
import { toFilePath } from '../../features/media/rows/present.ts'
import { owner } from '../../http/callers/caller.ts'
import type { ArchiveFiles } from './archiveFiles.ts'
import { readAs } from '../../features/readAs.ts'

/** Makes the memorial.json of an archive. It contains everything that keepers see, and the paths of the files in the archive. */
export async function makeKeepersJson(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  { gallery, otherPictures, sent, music }: ArchiveFiles,
  texts: ServerTexts,
): Promise<string> {
  const responses = await readAs(owner, texts, context, jsonReads)
  const songPaths = new Map(music.map(({ row, name }) => [row.id, name]))
  const pathsByUrl = new Map([
    ...[...gallery, ...otherPictures].map(({ row, name }) => [toFilePath(row, owner), name] as const),
    ...responses['GET /api/music'].map(({ id, filePath }) => [filePath, songPaths.get(id)] as const),
  ])
  return makeMemorialJson(responses, {
    madeAt: new Date(context.clock()),
    findFile: (address) => pathsByUrl.get(address) ?? null,
    texts,
    forKeepers: { senders: await listSenders(context.db, [...gallery, ...sent]) },
  })
}

async function listSenders(db: Context['db'], media: ArchiveFiles['sent']) {
  const filesBySender = Map.groupBy(media, ({ row }) => row.sender_id)
  const senders = await db.selectFrom('senders').selectAll().orderBy('created_at').orderBy('id').execute()
  return senders.map(({ id, name, email, message, created_at }) => ({
    name,
    email,
    message,
    createdAt: new Date(created_at).toISOString(),
    files: (filesBySender.get(id) ?? []).map((file) => file.name),
  }))
}
