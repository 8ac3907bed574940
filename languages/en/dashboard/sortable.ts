import { sentences } from '../grammar.ts'

export const texts = sentences({
  drag: 'Drag',
  moveTo: 'Move to',
  howTo:
    'Press Space to pick it up, the up and down arrow keys to move it, Space to put it down, Escape to put it back.',
  picked: (name: string, position: number, count: number) =>
    `Picked up ${name}, position ${position} of ${count}.`,
  over: (name: string, position: number, count: number) => `${name}, position ${position} of ${count}.`,
  dropped: (name: string, position: number, count: number) =>
    `${name} was put down at position ${position} of ${count}.`,
  back: (name: string, position: number, count: number) =>
    `${name} was put back to position ${position} of ${count}.`,
})
