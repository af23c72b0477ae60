import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'

/** The canvas while its vendors are on their way. */
export function VendorsSkeleton() {
  return (
    <div
      data-panes
      className="min-h-0 flex-1 overflow-clip border-line px-6 pt-5.5 max-lg:px-gutter lg:ml-64 lg:border-l xl:ml-74"
    >
      <h1 className="text-[2.25rem] max-md:text-[2.125rem]">El Canvas de tu boda</h1>
      <Skeleton>
        {['first', 'second'].map((group) => (
          <div key={group} className="mt-7">
            <SkeletonLine className="w-44" />
            <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-2.5">
              {['a', 'b', 'c'].map((tile) => (
                <div
                  key={tile}
                  className="grid h-28.5 content-between rounded-paper border border-line p-3.5"
                >
                  <SkeletonLine className="w-24" />
                  <SkeletonLine className="h-5 w-40" />
                  <SkeletonLine className="w-20" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </Skeleton>
    </div>
  )
}
