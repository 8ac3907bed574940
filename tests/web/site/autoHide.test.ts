import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { createAutoHide } from '../../../web/site/autoHide.ts'

let open: boolean
let hasKeyboardFocus: boolean
let menu: ReturnType<typeof createAutoHide>
const advance = (ms: number) => mock.timers.tick(ms)
/** The menu is open until this moment, and then closed. */
const assertClosesAfter = (ms: number) => {
  advance(ms - 1)
  assert.equal(open, true)
  advance(1)
  assert.equal(open, false)
}

beforeEach(() => {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
  open = false
  hasKeyboardFocus = false
  menu = createAutoHide({ onChange: (next) => void (open = next), hasKeyboardFocus: () => hasKeyboardFocus })
})

test('the menu opens when the mouse reaches the top, and only then', () => {
  menu.onMouseMove(false)
  assert.equal(open, false)
  menu.onMouseMove(true)
  assert.equal(open, true)
})

test('the bar below the top does not open it, and keeps it open', () => {
  menu.onMouseMove(false, true)
  assert.equal(open, false)
  menu.onMouseMove(true)
  menu.onMouseMove(false, true)
  advance(4_999)
  assert.equal(open, true)
})

test('closed by hand, it does not open again while the mouse goes from the bar to the top', () => {
  menu.onMouseMove(true)
  menu.onMouseMove(false, true)
  menu.close()
  menu.onMouseMove(false, true)
  menu.onMouseMove(true)
  assert.equal(open, false)
})

test('it closes 5 seconds after the last move of the mouse, also over the menu', () => {
  menu.onMouseMove(true)
  advance(4_000)
  menu.onMouseMove(true)
  assertClosesAfter(5_000)
})

test('it closes half a second after the mouse has left it', () => {
  menu.onMouseMove(true)
  menu.onMouseMove(false)
  advance(400)
  menu.onMouseMove(false)
  assertClosesAfter(100)
})

test('it stays open when the mouse comes back within half a second', () => {
  menu.onMouseMove(true)
  menu.onMouseMove(false)
  advance(499)
  menu.onMouseMove(true)
  advance(4_999)
  assert.equal(open, true)
})

test('the button opens and closes it', () => {
  menu.onPress()
  assert.equal(open, true)
  menu.onPress()
  assert.equal(open, false)
})

test('the press of a mouse that has opened it on its way to the button leaves it open', () => {
  menu.onMouseMove(true)
  menu.onPress()
  assert.equal(open, true)
})

test('opened by the button, it closes by itself after 5 seconds', () => {
  menu.onPress()
  assertClosesAfter(5_000)
})

test('a mouse that moves elsewhere does not close what the button opened, but starts its 5 seconds again', () => {
  menu.onPress()
  advance(3_000)
  menu.onMouseMove(false)
  assertClosesAfter(5_000)
})

test('it does not close while someone uses it by keyboard', () => {
  hasKeyboardFocus = true
  menu.onPress()
  advance(60_000)
  assert.equal(open, true)
})

test('it closes half a second after the keyboard has left it, unless the mouse is there', () => {
  hasKeyboardFocus = true
  menu.onPress()
  advance(60_000)
  hasKeyboardFocus = false
  menu.onBlur()
  assertClosesAfter(500)
  menu.onMouseMove(true)
  menu.onBlur()
  advance(500)
  assert.equal(open, true)
})

test('mouse and keyboard may leave together, and the mouse come back', () => {
  menu.onMouseMove(true)
  menu.onMouseMove(false)
  menu.onBlur()
  menu.onMouseMove(true)
  advance(4_999)
  assert.equal(open, true)
})

test('closed by hand, it does not open again before the mouse has left the top', () => {
  for (const closeByHand of [() => menu.close(), () => [menu.onPress(), menu.onPress()]]) {
    menu.onMouseMove(true)
    closeByHand()
    menu.onMouseMove(true)
    assert.equal(open, false)
    menu.onMouseMove(false)
    menu.onMouseMove(true)
    assert.equal(open, true)
  }
})

test('closed by itself, it opens again when the mouse moves at the top', () => {
  menu.onMouseMove(true)
  advance(5_000)
  assert.equal(open, false)
  menu.onMouseMove(true)
  assert.equal(open, true)
})
