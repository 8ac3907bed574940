import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { createAutoHide } from '../../../web/site/autoHide.ts'

let open: boolean
let hasKeyboardFocus: boolean
let menu: ReturnType<typeof createAutoHide>
const advance = (ms: number) => mock.timers.tick(ms)
/** Asserts that the menu closes in exactly `ms`. */
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

test('the mouse over the bar does not open the menu, but keeps it open', () => {
  menu.onMouseMove(false, true)
  assert.equal(open, false)
  menu.onMouseMove(true)
  menu.onMouseMove(false, true)
  advance(4_999)
  assert.equal(open, true)
})

test('a menu closed by hand does not open again while the mouse moves from the bar to the top', () => {
  menu.onMouseMove(true)
  menu.onMouseMove(false, true)
  menu.close()
  menu.onMouseMove(false, true)
  menu.onMouseMove(true)
  assert.equal(open, false)
})

test('the menu closes 5 seconds after the last move of the mouse, even over the menu', () => {
  menu.onMouseMove(true)
  advance(4_000)
  menu.onMouseMove(true)
  assertClosesAfter(5_000)
})

test('the menu closes half a second after the mouse has left it', () => {
  menu.onMouseMove(true)
  menu.onMouseMove(false)
  advance(400)
  menu.onMouseMove(false)
  assertClosesAfter(100)
})

test('the menu stays open when the mouse comes back within half a second', () => {
  menu.onMouseMove(true)
  menu.onMouseMove(false)
  advance(499)
  menu.onMouseMove(true)
  advance(4_999)
  assert.equal(open, true)
})

test('the button opens and closes the menu', () => {
  menu.onPress()
  assert.equal(open, true)
  menu.onPress()
  assert.equal(open, false)
})

test('pressing the button leaves the menu open if the mouse has opened it on its way there', () => {
  menu.onMouseMove(true)
  menu.onPress()
  assert.equal(open, true)
})

test('a menu opened by the button closes by itself after 5 seconds', () => {
  menu.onPress()
  assertClosesAfter(5_000)
})

test('moving the mouse elsewhere does not close a menu opened by the button, but restarts its 5 seconds', () => {
  menu.onPress()
  advance(3_000)
  menu.onMouseMove(false)
  assertClosesAfter(5_000)
})

test('the menu does not close while someone uses it by keyboard', () => {
  hasKeyboardFocus = true
  menu.onPress()
  advance(60_000)
  assert.equal(open, true)
})

test('the menu closes half a second after the keyboard focus has left it, unless the mouse is over it', () => {
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

test('the menu stays open when mouse and focus leave together and the mouse comes back', () => {
  menu.onMouseMove(true)
  menu.onMouseMove(false)
  menu.onBlur()
  menu.onMouseMove(true)
  advance(4_999)
  assert.equal(open, true)
})

test('a menu closed by hand does not open again before the mouse has left the top', () => {
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

test('a menu that closed by itself opens again when the mouse moves at the top', () => {
  menu.onMouseMove(true)
  advance(5_000)
  assert.equal(open, false)
  menu.onMouseMove(true)
  assert.equal(open, true)
})
