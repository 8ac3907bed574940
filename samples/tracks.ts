/** The sample playlist, in order. `file` is the name of a file in samples/files. The composers chose the titles. */
export const tracks: readonly { file: string; title: string }[] = [
  { file: 'a-new-journey.mp3', title: 'A New Journey' },
  { file: 'through-space.ogg', title: 'Through Space' },
  { file: 'nebula.m4a', title: 'Nebula' },
]
