/** A picture or video of the sample gallery. `file` is the name of a file in samples/files. */
export interface SamplePicture {
  file: string
  title: string
  description: string
}

/** The sample gallery, in display order. */
export const pictures: readonly SamplePicture[] = [
  {
    file: 'bridge-at-night.jpg',
    title: 'His favorite bridge, seen from the wrong side',
    description: 'He walked around to the far bank for this one, and missed dinner.',
  },
  {
    file: 'mountain-pass.jpg',
    title: 'The pass',
    description: 'Third day, second blister, first sight of the snow.',
  },
  {
    file: 'dogs-at-the-window.jpg',
    title: 'Waffle and Biscuit waiting for him',
    description: 'They knew the sound of his car from the corner of Mill Street.',
  },
  {
    file: 'bee.jpg',
    title: 'One of forty thousand',
    description: 'Asters by the shed, September. He claimed to know her by name.',
  },
  { file: 'evening-on-the-hill.jpg', title: 'Evening on the hill', description: '' },
  {
    file: 'mountain-pass.mp4',
    title: 'Four seconds of wind',
    description: 'He held the camera still and said nothing, so that you could hear it.',
  },
  {
    file: 'bridge-cables.jpg',
    title: 'Inspection day',
    description: 'The view from a swinging seat under the main cable.',
  },
  {
    file: 'dandelions.jpg',
    title: 'The lawn he refused to mow',
    description: 'For the bees, he said. For the Sunday nap, said Ruth.',
  },
  { file: 'first-snow.jpg', title: 'First snow, 1978', description: 'Taken from the kitchen door.' },
  {
    file: 'dragonfly.jpg',
    title: 'Dragonfly',
    description: 'It sat for eleven minutes. So did he.',
  },
  { file: 'river-panorama.jpg', title: 'The whole span', description: '' },
]
