import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import { chooseEffect, readSavedSettings } from '../../web/show/showSettings.ts'
import { parseLink } from '../../web/site/slideshow/parseLink.ts'
import { settingsDefinition as slideshow } from '../../web/site/slideshow/settingsDefinition.ts'
import { settingsDefinition as olderSlideshow } from '../../web/site/slideshow-old/settingsDefinition.ts'
import { random } from '../support/random/random.ts'
import { plainProgram } from '../../domain/program.ts'

const { defaults, effects } = slideshow
/** Reads settings as a device returns them after saving. */
const saved = (settings: object) =>
  readSavedSettings(slideshow, JSON.parse(JSON.stringify(settings)) as Record<string, unknown>)

describe('a setting saved on this device', () => {
  it('has its default if nothing was saved', () => {
    assert.deepEqual(saved({}), defaults)
    assert.deepEqual(
      [defaults.duration, defaults.captions, defaults.random, defaults.randomTransitions, defaults.volume],
      [5, true, false, true, 30],
    )
  })

  it('comes back as it was saved', () => {
    const chosen = {
      ...defaults,
      duration: 12,
      random: true,
      captions: false,
      effects: ['blur'],
      effect: 'crossDissolve',
      volume: 0,
    }
    assert.deepEqual(saved(chosen), chosen)
  })

  it('can be a list without any effect', () => {
    assert.deepEqual(saved({ effects: [] }).effects, [])
  })

  it('can be invalid without harm', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(defaults)), fc.anything()), (stored) => {
        const settings = readSavedSettings(slideshow, stored)
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

describe('a setting saved by the older slideshow', () => {
  it('is used if it is valid', () => {
    const stored = { duration: 99, effects: ['flip', 'spin'], volume: -3, random: 'yes' }
    const chosen = { ...olderSlideshow.defaults, duration: 15, effects: ['flip'], volume: 0 }
    assert.deepEqual(readSavedSettings(olderSlideshow, stored), chosen)
  })
})

describe('the effect of a change', () => {
  const settings = { ...defaults, effects: ['blur', 'crossDissolve'], effect: 'fadeOutIn' }

  it('is a random one of the chosen effects, and never another', () => {
    const effectAt = (number: number) => chooseEffect(settings, false, () => number)
    const chosen = [0, 0.49, 0.5, 0.99, 1].map(effectAt)
    assert.deepEqual(chosen, ['blur', 'blur', 'crossDissolve', 'crossDissolve', 'crossDissolve'])
  })

  it('is always the same without random transitions', () => {
    assert.equal(chooseEffect({ ...settings, randomTransitions: false }, false, random), 'fadeOutIn')
  })

  it('is a fade when none is chosen, or when the device asks for reduced motion', () => {
    assert.equal(chooseEffect({ ...settings, effects: [] }, false, random), 'fade')
    assert.equal(chooseEffect(settings, true, random), 'fade')
  })
})

describe('a link that starts the show', () => {
  const from = (search: string, program = plainProgram) => parseLink(defaults, search, program)

  it('changes nothing when it has no parameters', () => {
    assert.deepEqual(from(''), { settings: defaults, options: { fullscreen: false, music: false } })
    const nonsense = '?utm=mail&duration=&captions=perhaps&volume=loud&transitions=spin'
    assert.deepEqual(from(nonsense).settings, defaults)
  })

  it('sets everything the funeral home needs', () => {
    const { settings, options } = from(
      '?fullscreen=1&duration=8&captions=off&music=on&random=true&volume=55&musicrandom=yes',
    )
    assert.deepEqual(options, { fullscreen: true, music: true })
    const chosen = { duration: 8, captions: false, random: true, volume: 55, musicRandom: true }
    assert.deepEqual(settings, { ...defaults, ...chosen })
  })

  it('is as the family chose for the service, whatever was chosen on the device, unless it says otherwise', () => {
    const onDevice = {
      ...defaults,
      duration: 3,
      captions: false,
      random: true,
      musicRandom: true,
      asLongAsSongs: true,
    }
    const atService = (search: string, program = plainProgram) => parseLink(onDevice, search, program)
    assert.deepEqual(atService('?service=on'), {
      settings: defaults,
      options: { fullscreen: true, music: true },
    })
    const chosen = {
      ...plainProgram,
      asLongAsSongs: true,
      service: { seconds: 8, music: true, captions: false },
    }
    const { settings } = atService('?service=on', chosen)
    assert.deepEqual(settings, { ...defaults, duration: 8, captions: false, asLongAsSongs: true })
    const silent = atService('?service=on', { ...chosen, service: { ...chosen.service, music: false } })
    assert.deepEqual([silent.options.music, silent.settings.asLongAsSongs], [false, false])
    const { settings: overridden, options } = atService(
      '?service=on&fullscreen=off&duration=20&captions=on',
      chosen,
    )
    assert.deepEqual([overridden.duration, overridden.captions, options.fullscreen], [20, true, false])
    assert.deepEqual(atService('').settings, onDevice)
  })

  it('clamps a duration that is too short or too long', () => {
    assert.equal(from('?duration=1').settings.duration, 2)
    assert.equal(from('?duration=600').settings.duration, 30)
    assert.equal(from('?duration=4.6').settings.duration, 5)
  })

  it('names one effect, several, or random', () => {
    const one = from('?transitions=crossdissolve').settings
    assert.deepEqual([one.randomTransitions, one.effect], [false, 'crossDissolve'])
    const two = from('?transitions=blur,fade').settings
    assert.deepEqual([two.randomTransitions, two.effects], [true, ['fade', 'blur']])
    const none = { ...defaults, randomTransitions: false, effects: [] }
    const any = parseLink(none, '?transitions=random', plainProgram).settings
    assert.deepEqual([any.randomTransitions, any.effects], [true, defaults.effects])
  })

  it('can turn off a setting that was saved on the device', () => {
    const before = { ...defaults, random: true, musicRandom: true }
    const { settings } = parseLink(before, '?random=0&musicrandom=off', plainProgram)
    assert.deepEqual([settings.random, settings.musicRandom], [false, false])
  })
})
