import { isExample, testFixtures } from '../../codecs/testFixtures.ts'

testFixtures((file) => !isExample(file))
