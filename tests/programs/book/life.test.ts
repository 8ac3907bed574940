import { testLife } from '../../book/testLife.ts'

testLife((name) => !name.startsWith('five'))
