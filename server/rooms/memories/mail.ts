import { createTransport } from 'nodemailer'
import { enqueue } from '../../chores/chores.ts'
import { change, type Tx } from '../../database/change.ts'
import type { House } from '../../house.ts'
import { countWaiting } from './memories.ts'
import { readWishes } from './wishes.ts'

/** Memories come in bursts, as after the service: word of them is gathered this long. Milliseconds. */
const GATHER = 10 * 60_000
const CHORE = 'mail-memories'
/** Where this memorial remembers up to when it has told of new memories. */
const TOLD_UNTIL = 'memories told until'

type News = 'new' | 'changed'

/** In the change that brings the news, at `now`: word of it will go out, if the family wants that and mail can be sent. */
export async function announce(house: House, tx: Tx, news: News, now: number): Promise<void> {
  if (!house.config.smtpUrl || !(await readWishes(tx)).notifyEmail) return
  await tx
    .insertInto('house')
    .values({ name: TOLD_UNTIL, value: String(now - 1) })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
  await enqueue(tx, CHORE, news, now + GATHER)
}

export function defineMail(house: House) {
  house.chores.define(CHORE, (news) => (news === 'changed' ? tellChanged(house) : tellNew(house)))
}

async function tellNew(house: House) {
  const told = await house.db
    .selectFrom('house')
    .select('value')
    .where('name', '=', TOLD_UNTIL)
    .executeTakeFirst()
  const fresh = await house.db
    .selectFrom('memories')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('created_at').as('newest')])
    .where('created_at', '>', Number(told?.value ?? 0))
    .executeTakeFirst()
  const count = Number(fresh?.count ?? 0)
  if (count === 0) return
  await mail(house, count === 1 ? 'A new memory was shared' : `${count} new memories were shared`)
  await change(house, [], (tx) =>
    tx
      .updateTable('house')
      .set({ value: String(fresh?.newest) })
      .where('name', '=', TOLD_UNTIL)
      .execute(),
  )
}

const tellChanged = (house: House) => mail(house, 'A memory was changed by its writer')

/** Says that there is something to read, and where; never what somebody wrote. */
async function mail(house: House, subject: string) {
  const { smtpUrl, publicUrl } = house.config
  const { notifyEmail } = await readWishes(house.db)
  if (!smtpUrl || !notifyEmail) return
  const waiting = await countWaiting(house)
  const lines = [
    `${subject}.`,
    waiting === 0
      ? 'Nothing waits for you.'
      : `${waiting === 1 ? '1 memory waits' : `${waiting} memories wait`} until you have read ${waiting === 1 ? 'it' : 'them'}.`,
    publicUrl ? `${publicUrl}/admin#memories` : 'You find it on the dashboard, under Memories.',
  ]
  const post = createTransport(smtpUrl)
  try {
    await post.sendMail({ from: senderOf(smtpUrl), to: notifyEmail, subject, text: lines.join('\n\n') })
  } finally {
    post.close()
  }
}

/** Most mail servers accept their own user as the sender, and nobody else. */
function senderOf(smtpUrl: string): string {
  const { username, hostname } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  return user.includes('@') ? user : `${user || 'memorial'}@${hostname}`
}
