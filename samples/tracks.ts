/** The sample playlist, in order. `file` lies in samples/files; a title from a file's tags is the composer's own. */
export const tracks: readonly { file: string; title: string }[] = [
  { file: 'a-new-journey.mp3', title: 'A New Journey' },
  { file: 'through-space.ogg', title: 'Through Space' },
  { file: 'nebula.m4a', title: 'Nebula' },
]
