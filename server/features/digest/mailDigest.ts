import { DAY } from '../../../domain/timeUnits.ts'
import { change } from '../../platform/database/change.ts'
import type { Context } from '../../platform/context.ts'
import { mailKeeper } from '../../memorial/mail/mailKeepers.ts'
import { type NamedKeeper, readMailSettings } from '../../memorial/mail/names.ts'
import { describeNews, readNews } from './news.ts'

interface Reader extends NamedKeeper {
  id: string
  email: string
  /** the time, in milliseconds since 1970, until which news has been announced */
  announcedUntil: number
  isAtOnce: boolean
}

/** Mails a new memory, a changed one, or what guests sent by the link, to the keepers who want to know at once. */
export async function mailAtOnce(context: Context, kind: string): Promise<void> {
  const readers = (await findReaders(context)).filter(({ isAtOnce }) => isAtOnce)
  await mailReaders(context, readers, context.clock(), kind === 'changed' ? ['changed'] : [])
}

/** Mails what is new to those who have not had the mail of the last morning. */
export async function mailDigest(context: Context, lastMorning: number): Promise<void> {
  const now = context.clock()
  // a time in the future means that the clock was ahead when the time was stored
  const isDue = ({ announcedUntil }: Reader) => announcedUntil < lastMorning || announcedUntil > now
  await mailReaders(context, (await findReaders(context)).filter(isDue), now)
}

async function findReaders({ db }: Context): Promise<Reader[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username', 'display_name', 'email', 'digest_until', 'digest_at_once'])
    .execute()
  return users.flatMap(({ email, digest_until: announcedUntil, digest_at_once, ...user }) =>
    email === null || announcedUntil === null
      ? []
      : { ...user, email, announcedUntil, isAtOnce: digest_at_once === 1 },
  )
}

/** If one email fails, the others are still sent. */
async function mailReaders(
  context: Context,
  readers: readonly Reader[],
  now: number,
  firstLines: readonly 'changed'[] = [],
) {
  const mailings = readers.map((reader) => mailReader(context, reader, now, firstLines))
  for (const result of await Promise.allSettled(mailings))
    if (result.status === 'rejected') throw result.reason
}

/** Emails a reader how many items are new, but none of the texts that people wrote. */
async function mailReader(
  context: Context,
  { announcedUntil, ...reader }: Reader,
  now: number,
  firstLines: readonly 'changed'[],
) {
  // if the last email was sent while the clock was ahead, this email covers one day
  const newsStart = announcedUntil > now ? now - DAY : announcedUntil
  const {
    name,
    texts: { digest: texts },
  } = await readMailSettings(context)
  const news = describeNews(await readNews(context, newsStart, now), texts)
  const items = [...firstLines.map((each) => texts[each]), ...news]
  const { publicUrl } = context.config
  const paragraphs = [
    texts.since(name),
    { items },
    publicUrl ? { label: texts.link, url: `${publicUrl}/admin` } : texts.onDashboard,
  ]
  if (items.length > 0 && !(await mailKeeper(context, reader, texts.subject(name), paragraphs))) return
  await change(context, [], (tx) =>
    tx
      .updateTable('users')
      .set({ digest_until: now })
      .where('id', '=', reader.id)
      .where('digest_until', '=', announcedUntil)
      .execute(),
  )
}
