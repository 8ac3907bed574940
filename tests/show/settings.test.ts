import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { effects, fromLink, fromStored, usual } from '../../web/site/slideshow/settings.ts'

describe('what was chosen on this device', () => {
  it('is as usual when nothing was', () => {
    assert.deepEqual(fromStored({}), usual)
    assert.deepEqual(
      [usual.duration, usual.captions, usual.random, usual.randomTransitions, usual.volume],
      [5, true, false, true, 30],
    )
  })

  it('comes back as it was kept', () => {
    const chosen = {
      ...usual,
      duration: 12,
      random: true,
      captions: false,
      effects: ['blur'],
      effect: 'crossDissolve',
      volume: 0,
    }
    assert.deepEqual(fromStored(JSON.parse(JSON.stringify(chosen)) as Record<string, unknown>), chosen)
  })

  it('may be that no effect is chosen', () => {
    assert.deepEqual(fromStored({ effects: [] }).effects, [])
  })

  it('can be any nonsense without harm', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(usual)), fc.anything()), (stored) => {
        const settings = fromStored(stored)
        assert.ok(Number.isInteger(settings.duration) && settings.duration >= 2 && settings.duration <= 30)
        assert.ok(settings.volume >= 0 && settings.volume <= 100)
        assert.ok(effects.includes(settings.effect))
        assert.ok(settings.effects.every((effect) => effects.includes(effect)))
        for (const flag of ['random', 'captions', 'randomTransitions', 'musicRandom'] as const)
          assert.equal(typeof settings[flag], 'boolean')
      }),
    )
  })
})

describe('a link that starts the show', () => {
  const from = (search: string) => fromLink(usual, search)

  it('changes nothing when it asks for nothing', () => {
    assert.deepEqual(from(''), { settings: usual, wishes: { fullscreen: false, music: false } })
    assert.deepEqual(
      from('?utm=mail&duration=&captions=perhaps&volume=loud&transitions=spin').settings,
      usual,
    )
  })

  it('sets everything the funeral home needs', () => {
    const { settings, wishes } = from(
      '?fullscreen=1&duration=8&captions=off&music=on&random=true&volume=55&musicrandom=yes',
    )
    assert.deepEqual(wishes, { fullscreen: true, music: true })
    assert.deepEqual(settings, {
      ...usual,
      duration: 8,
      captions: false,
      random: true,
      volume: 55,
      musicRandom: true,
    })
  })

  it('brings a duration that is too short or too long to the nearest that is allowed', () => {
    assert.equal(from('?duration=1').settings.duration, 2)
    assert.equal(from('?duration=600').settings.duration, 30)
    assert.equal(from('?duration=4.6').settings.duration, 5)
  })

  it('names one effect, several, or chance', () => {
    const one = from('?transitions=crossdissolve').settings
    assert.deepEqual([one.randomTransitions, one.effect], [false, 'crossDissolve'])
    const two = from('?transitions=blur,fade').settings
    assert.deepEqual([two.randomTransitions, two.effects], [true, ['fade', 'blur']])
    const any = fromLink({ ...usual, randomTransitions: false, effects: [] }, '?transitions=random').settings
    assert.deepEqual([any.randomTransitions, any.effects], [true, effects])
  })

  it('can switch off what was chosen on the device', () => {
    const before = { ...usual, random: true, musicRandom: true }
    const { settings } = fromLink(before, '?random=0&musicrandom=off')
    assert.deepEqual([settings.random, settings.musicRandom], [false, false])
  })
})
