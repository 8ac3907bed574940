import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { menuClock } from '../../../web/site/menuClock.ts'

let open: boolean
let atKeyboard: boolean
let menu: ReturnType<typeof menuClock>
const pass = (ms: number) => mock.timers.tick(ms)

beforeEach(() => {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
  open = false
  atKeyboard = false
  menu = menuClock({
    show: (shown) => {
      open = shown
    },
    keyboardInside: () => atKeyboard,
  })
})

test('the menu comes when the mouse reaches the top, and only then', () => {
  menu.moved(false)
  assert.equal(open, false)
  menu.moved(true)
  assert.equal(open, true)
})

test('it goes 5 seconds after the last move of the mouse, also over the menu', () => {
  menu.moved(true)
  pass(4_000)
  menu.moved(true)
  pass(4_999)
  assert.equal(open, true)
  pass(1)
  assert.equal(open, false)
})

test('it goes half a second after the mouse has left it', () => {
  menu.moved(true)
  menu.moved(false)
  pass(400)
  menu.moved(false)
  pass(99)
  assert.equal(open, true)
  pass(1)
  assert.equal(open, false)
})

test('it stays when the mouse comes back within half a second', () => {
  menu.moved(true)
  menu.moved(false)
  pass(499)
  menu.moved(true)
  pass(4_999)
  assert.equal(open, true)
})

test('the button opens and closes it', () => {
  menu.pressed()
  assert.equal(open, true)
  menu.pressed()
  assert.equal(open, false)
})

test('the press of a mouse that has opened it on its way to the button leaves it open', () => {
  menu.moved(true)
  menu.pressed()
  assert.equal(open, true)
})

test('opened by the button, it goes by itself after 5 seconds', () => {
  menu.pressed()
  pass(4_999)
  assert.equal(open, true)
  pass(1)
  assert.equal(open, false)
})

test('a mouse that moves elsewhere does not close what the button opened, but starts its 5 seconds anew', () => {
  menu.pressed()
  pass(3_000)
  menu.moved(false)
  pass(4_999)
  assert.equal(open, true)
  pass(1)
  assert.equal(open, false)
})

test('it does not go under the hands of someone at the keyboard', () => {
  atKeyboard = true
  menu.pressed()
  pass(60_000)
  assert.equal(open, true)
})

test('it goes half a second after the keyboard has left it, unless the mouse is there', () => {
  atKeyboard = true
  menu.pressed()
  pass(60_000)
  atKeyboard = false
  menu.focusLeft()
  pass(499)
  assert.equal(open, true)
  pass(1)
  assert.equal(open, false)

  menu.moved(true)
  menu.focusLeft()
  pass(500)
  assert.equal(open, true)
})

test('mouse and keyboard may leave together, and the mouse come back', () => {
  menu.moved(true)
  menu.moved(false)
  menu.focusLeft()
  menu.moved(true)
  pass(4_999)
  assert.equal(open, true)
})

test('put away by hand, it does not come again before the mouse has left the top', () => {
  for (const putAway of [() => menu.close(), () => [menu.pressed(), menu.pressed()]]) {
    menu.moved(true)
    putAway()
    menu.moved(true)
    assert.equal(open, false)
    menu.moved(false)
    menu.moved(true)
    assert.equal(open, true)
  }
})

test('gone by itself, it comes again when the mouse moves at the top', () => {
  menu.moved(true)
  pass(5_000)
  assert.equal(open, false)
  menu.moved(true)
  assert.equal(open, true)
})
