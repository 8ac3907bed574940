import { isSlow, testFixtures } from '../../codecs/testFixtures.ts'

testFixtures(isSlow)
