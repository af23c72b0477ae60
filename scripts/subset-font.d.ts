declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, Axis>
      noHinting?: boolean
      keepFeatures?: string[]
    },
  ): Promise<Buffer>
}
