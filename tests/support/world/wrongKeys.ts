const id = 'A'.repeat(22)

/** Keys that the list of a backup or archive must not contain, because they are not files of a photograph, video or song. */
export const wrongKeys = [
  `public/${id}/page.html`,
  'anything/else.txt',
  `installation/${id}`,
  `house/${id}`,
  `archives/${id}.db`,
  '../memorial.db',
  `private/${id}/../../../memorial.db`,
  `private/${id}/.hidden`,
  `private/${id}/folder/file`,
  `private/${id}`,
  'private/short/original',
  `private/${id}/a b`,
]
