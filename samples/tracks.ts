/** The sample playlist, in order. `file` lies in samples/files; titles found in the files' tags are the composer's. */
export const tracks: readonly { file: string; title: string }[] = [
  { file: 'a-new-journey.mp3', title: 'A New Journey' },
  { file: 'through-space.ogg', title: 'Through Space' },
  { file: 'nebula.m4a', title: 'Nebula' },
]
