import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isCard } from '../../domain/timeline.ts'
import { five, openFakeShow } from './fakeShow.ts'

type FakeShow = ReturnType<typeof openFakeShow>
type Options = Parameters<typeof openFakeShow>[0]

/** Opens the show again as a reloaded page does, with what the browser has stored as text. */
const reload = ({ slidePlayer }: FakeShow, options: Options = {}) => {
  const { order, isCurrentShown, playing } = slidePlayer.get()
  return openFakeShow({ ...options, place: JSON.parse(JSON.stringify({ order, isCurrentShown, playing })) })
}

const listRest = ({ slidePlayer, current }: FakeShow, count: number) =>
  Array.from({ length: count }, () => {
    slidePlayer.next()
    return current()
  })

describe('a reloaded show', () => {
  it('goes on with the slide that was on the screen, also in random order', () => {
    const show = openFakeShow()
    show.pass(12_000)
    reload(show).assertChange(5_000, 'boat', 'bridge')
    show.setRandom(true)
    show.pass(5_000)
    const reloaded = reload(show, { settings: { random: true } })
    assert.equal(reloaded.current(), show.current())
    assert.deepEqual(listRest(reloaded, 3), listRest(show, 3))
  })

  it('stands still if it stood still', () => {
    const show = openFakeShow()
    show.slidePlayer.next()
    show.slidePlayer.setPlaying(false)
    const reloaded = reload(show)
    reloaded.pass(60_000)
    assert.equal(reloaded.current(), 'bench')
  })

  it('goes on with the next slide if the one on the screen is gone', () => {
    const show = openFakeShow()
    show.slidePlayer.goTo(3)
    assert.equal(reload(show, { ids: five.filter((id) => id !== 'boat') }).current(), 'bridge')
  })

  it('shows its title again only if no slide had come', () => {
    const beginning = { name: 'Walter', dates: '1948 – 2025' }
    const program = { beginning, end: '', memories: [] }
    const isTitle = ({ slidePlayer }: FakeShow) => {
      const scene = slidePlayer.get().currentFrame?.scene
      return scene !== undefined && isCard(scene)
    }
    const show = openFakeShow({ program })
    assert.equal(isTitle(reload(show, { program })), true)
    show.slidePlayer.next()
    assert.equal(isTitle(reload(show, { program })), false)
  })
})
