import type { Person } from '../../../samples/person.ts'

/** Opens the pages that exist only if the family has chosen so: the wall, the question who is in photographs, and what the link to send opens. */
export async function openEveryPage(admin: Person): Promise<void> {
  const chosen = [
    await admin.call('PUT /api/settings', { body: { wall: 'on', askVisitors: 'on' } }),
    await admin.call('POST /api/send-link'),
  ]
  for (const { status, text } of chosen) if (status >= 300) throw new Error(`not opened: ${status} ${text}`)
}
