import { formatNumber, sentences } from '../grammar.ts'
import { hisOrThe } from '../pronouns.ts'

export const texts = sentences((person) => ({
  title: 'Edit Picture',
  rotateLeft: 'Rotate left',
  rotateRight: 'Rotate right',
  crop: 'Crop',
  focalPoint: 'Focal point',
  restore: 'Restore',
  straighten: 'Straighten',
  degrees: (degrees: number) => `${formatNumber(degrees)}°`,
  hint: 'The original stays as it is. Restore shows it again as it was sent.',
  hints: {
    crop: 'Drag the frame or its corners, or move them with the arrow keys.',
    focus: `Put the circle on what must always be seen, such as ${hisOrThe(person)} face: drag it, or use the arrow keys.`,
  },
  moveCrop: 'Move the frame',
  corners: {
    topLeft: 'Upper left corner',
    topRight: 'Upper right corner',
    bottomLeft: 'Lower left corner',
    bottomRight: 'Lower right corner',
  },
  moveFocalPoint: 'Move the focal point',
  updateFailed: { title: 'Update failed', description: 'Failed to update media information.' },
  save: 'Save',
  saving: 'Saving…',
  saved: { title: 'Changes saved', description: 'Visitors see the picture like this.' },
}))
