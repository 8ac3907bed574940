import type { Person } from '../../../samples/person.ts'

/** Reads every list of the API, as a visitor and as the administrator. */
export async function readLists(visitor: Person, administrator: Person) {
  const lists: Record<string, unknown> = {}
  for (const [who, person] of Object.entries({ visitor, administrator }))
    for (const path of 'media music services memories obituary settings sent send-link'.split(' '))
      lists[`${who} ${path}`] = JSON.parse((await person.get(`/api/${path}`)).text)
  return lists
}
