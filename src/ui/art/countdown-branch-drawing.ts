import { along, type Point, short } from './geometry.ts'
import { type Organ, sprig } from './sprig-kit.ts'

/** Nodes on the branch, one bud each when there is no date yet. */
export const BRANCH_NODES = 12
export const BRANCH_WIDTH = 1200
export const BRANCH_HEIGHT = 210

export type BranchStage = 'green' | 'bud' | 'half-open' | 'blossom' | 'orange'

/**
 * How far each node has come. `progress` is 0 on the day the wedding was created and 1 on its day;
 * `null` is a wedding without a date, where nothing has begun to open.
 */
export function branchStages(progress: number | null, isPast = false): BranchStage[] {
  const next = progress === null ? null : Math.floor(Math.min(1, Math.max(0, progress)) * BRANCH_NODES)
  return Array.from({ length: BRANCH_NODES }, (_, node) => {
    if (isPast) return 'orange'
    if (next === null) return 'green'
    if (node < next) return 'blossom'
    if (node === next) return 'half-open'
    return node <= next + 2 ? 'bud' : 'green'
  })
}

/** The place of 'Hoy' under the branch, as a part of its width. */
export function todayAlongBranch(progress: number): number {
  const next = Math.min(BRANCH_NODES - 1, Math.floor(Math.max(0, progress) * BRANCH_NODES))
  return along(SPINE, nodePosition(next)).point[0] / BRANCH_WIDTH
}

/** The branch as SVG markup in a box of 1200 × 210; node n carries the classes `bloom-node bloom-n`. */
export function countdownBranch(stages: readonly BranchStage[]): string {
  const organs = stages.flatMap((stage, node) => [...leaves(node), fruitOf(stage, node)])
  organs.push({ kind: 'leaf', along: 0.99, side: -1, lean: 10, length: 60, seed: 88, width: 0.18 })
  return sprig({ spine: SPINE, organs, from: 6, to: 2, lineWidth: 1.1 })
}

const SPINE: readonly Point[] = [
  [-20, 138.6],
  [168, 126],
  [384, 130.2],
  [600, 117.6],
  [816, 121.8],
  [1008, 107.1],
  [1134, 105],
]

const nodePosition = (node: number) => 0.06 + (0.91 * node) / (BRANCH_NODES - 1)
const sideOf = (node: number) => (node % 2 === 0 ? -1 : 1)

/** Two leaves at most nodes, one at every third: regular enough to read, uneven enough to be grown. */
function leaves(node: number): Organ[] {
  const side = sideOf(node)
  const position = nodePosition(node)
  const opposite: Organ = {
    kind: 'leaf',
    along: Math.max(0.01, position - 0.028),
    side: side === 1 ? -1 : 1,
    lean: 50 + ((node * 13) % 14),
    length: 66 + ((node * 37) % 20),
    seed: node + 2,
  }
  if (node % 3 === 2) return [opposite]
  const beside: Organ = {
    kind: 'leaf',
    along: position + 0.012,
    side,
    lean: 36,
    length: 52 + ((node * 29) % 16),
    seed: node + 40,
    width: 0.19,
  }
  return [opposite, beside]
}

function fruitOf(stage: BranchStage, node: number): Organ {
  const growth = {
    along: nodePosition(node),
    side: sideOf(node),
    lean: 72,
    className: `bloom-node bloom-${short(node + 1)}`,
  } as const
  switch (stage) {
    case 'green':
      return { ...growth, kind: 'bud', stalk: 18, length: 11, width: 0.4, isGreen: true }
    case 'bud':
      return { ...growth, kind: 'bud', stalk: 26, length: 22 }
    case 'half-open':
      return { ...growth, kind: 'half-open', stalk: 24, radius: 34, seed: node }
    case 'blossom':
      return {
        ...growth,
        kind: 'blossom',
        stalk: 36,
        radius: 38,
        seed: node + 3,
        tilt: 0.8 + ((node * 7) % 3) * 0.06,
        tiltAngle: ((node * 47) % 60) - 30,
        rotation: node * 31,
      }
    case 'orange':
      return { ...growth, kind: 'orange', stalk: 34, radius: 22, seed: node }
  }
}
