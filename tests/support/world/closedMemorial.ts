import { createInProcessSend, type Person, createPerson } from '../../../samples/person.ts'
import { passwordField } from '../../../server/features/access/passwordPage.ts'
import { makeCheapHash } from './cheapHash.ts'
import type { World } from './world.ts'

export const familyPassword = 'honey and bees'

/** Closes the memorial to everyone who does not know the password. */
export async function closeMemorial(admin: Person, password = familyPassword): Promise<void> {
  const { status, text } = await admin.call('PUT /api/access', {
    body: { audience: 'password', nameInPreviews: false, password },
  })
  if (status !== 200) throw new Error(`not closed: ${status} ${text}`)
}

/** Closes the memorial of a world in the same way, with a cheap hash of the password. */
export async function closeMemorialOf(
  { context }: Pick<World, 'context'>,
  admin: Person,
  password = familyPassword,
): Promise<void> {
  const passwordHash = makeCheapHash(password)
  await context.db
    .insertInto('access')
    .values({ id: 'access', audience: 'everyone', name_in_previews: 0, password: passwordHash })
    .onConflict((oc) => oc.column('id').doUpdateSet({ password: passwordHash }))
    .execute()
  const { status, text } = await admin.call('PUT /api/access', {
    body: { audience: 'password', nameInPreviews: false },
  })
  if (status !== 200) throw new Error(`not closed: ${status} ${text}`)
}

/** Sends the form of the password page, as a browser does. */
export const sendPassword = (
  { app }: Pick<World, 'app'>,
  password: string,
  url = '/',
  headers: Record<string, string> = {},
  fields: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ [passwordField]: password, ...fields }).toString(),
  })

/** Returns a visitor who has typed the password. */
export async function enterWithPassword(world: World, password = familyPassword): Promise<Person> {
  const { headers } = await sendPassword(world, password)
  return withCookieOf(world, headers['set-cookie'])
}

/** Returns a visitor who has opened an address with this access key. */
export async function enterWithKey(world: World, key: string): Promise<Person> {
  const { headers } = await world.visitor.get(`/?key=${key}`)
  return withCookieOf(world, headers['set-cookie'])
}

function withCookieOf(world: World, header: string | string[] | undefined): Person {
  const [cookie] = String(header ?? '').split(';')
  if (!cookie) throw new Error('no cookie was given')
  return createPerson(createInProcessSend(world.app), { cookie })
}
