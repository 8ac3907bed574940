interface Named {
  title: string
  artist: string | null
}

/** The songs in whose title or artist all the typed words stand, wherever and however accented. */
export function searchSongs<T extends Named>(songs: readonly T[], typed: string): readonly T[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return songs
  return songs.filter(({ title, artist }) => {
    const text = plain(`${title} ${artist ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
