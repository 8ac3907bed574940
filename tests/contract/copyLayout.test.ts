import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toCopyPath, toPageFile } from '../../contract/outputs/copyLayout.ts'
import { animatedName, photoName, pictures } from '../../contract/media/pictures.ts'

test('pages of a copy are files next to each other', () => {
  assert.deepEqual(['/', '/gallery'].map(toPageFile), ['index.html', 'gallery.html'])
})

test('a file of the memorial lies in the folder of its kind, and what ships with the product in its own', () => {
  for (const [address, file] of [
    [`/uploads/bees/${photoName}`, 'photos/bees.jpg'],
    [`/uploads/bees/${pictures.medium.name}`, 'photos/800/bees.webp'],
    [`/uploads/bees/${pictures.large.name}`, 'photos/1600/bees.webp'],
    [`/uploads/bees/${pictures.huge.name}`, 'photos/bees.jpg'],
    [`/uploads/bees/${animatedName}`, 'photos/animated/bees.webp'],
    ['/uploads/hymn/song.mp3', 'music/hymn.mp3'],
    ['/uploads/lake/video.mp4', 'videos/lake.mp4'],
    ['/pictures/portrait.svg', 'site/pictures/portrait.svg'],
    ['/uploads/a/b/photo.jpg', 'site/uploads/a/b/photo.jpg'],
  ] as const)
    assert.equal(toCopyPath(address), file)
})

test('a copy without the larger pictures shows the largest that it has in their place', () => {
  const sizes = [pictures.medium.name, pictures.large.name, pictures.huge.name, photoName, animatedName]
  const filesOf = (kind: string) => [...new Set(sizes.map((name) => toCopyPath(`/${kind}/bees/${name}`)))]
  assert.deepEqual(filesOf('small'), ['photos/800/bees.webp'])
  assert.deepEqual(filesOf('posters'), ['photos/800/bees.webp', 'photos/1600/bees.webp'])
})
