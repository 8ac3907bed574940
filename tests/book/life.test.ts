import { testLife } from './testLife.ts'

// the others are in tests/programs/book/life.test.ts
testLife((name) => name.startsWith('five'))
