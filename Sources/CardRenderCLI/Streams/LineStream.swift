import Dispatch
import Synchronization

/// Carries the lines of a source through an examiner on several cores to an output, in the order of the source.
///
/// Each worker takes the next batch, looks at it while others take theirs, and delivers it; what is delivered too early
/// waits. Only so many batches are under way that memory stays the same however long the source is.
final class LineStream: Sendable {
  private struct Input {
    var reader: LineReader
    var sequence = 0

    /// Batches that are done with, whose memory is used again.
    var spare: [LineBatch] = []
    var failure: IOFailure?
  }

  private struct Delivery {
    var output: StreamOutput
    var next = 0
    var early: [Int: BatchReport] = [:]
    var failure: IOFailure?
  }

  private static let batchesPerWorker = 2

  private let input: Mutex<Input>
  private let delivery: Mutex<Delivery>
  private let worker: BatchWorker
  private let workers: Int
  private let places: DispatchSemaphore
  private let isStopped = Atomic(false)
  private let isInterrupted: @Sendable () -> Bool

  init(
    _ reader: sending LineReader, _ worker: BatchWorker, output: sending StreamOutput, workers: Int,
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    input = Mutex(Input(reader: reader))
    delivery = Mutex(Delivery(output: output))
    self.worker = worker
    self.workers = workers
    self.isInterrupted = isInterrupted
    places = DispatchSemaphore(value: workers * Self.batchesPerWorker)
  }

  /// Runs to the end of the source, or to where the output wants no more.
  func run() -> StreamEnd {
    DispatchQueue.concurrentPerform(iterations: workers) { _ in work() }
    let readFailure = input.withLock { $0.failure }
    return delivery.withLock {
      StreamEnd(output: $0.output, readFailure: readFailure, writeFailure: $0.failure)
    }
  }

  private func work() {
    while !isStopped.load(ordering: .relaxed) {
      places.wait()
      guard let batch = nextBatch() else {
        places.signal()
        return
      }
      deliver(worker.report(on: batch))
    }
  }

  private var isEnding: Bool { isStopped.load(ordering: .relaxed) || isInterrupted() }

  private func nextBatch() -> LineBatch? {
    input.withLock { input in
      guard !isEnding else { return nil }
      var batch = input.spare.popLast() ?? LineBatch()
      do throws(IOFailure) {
        guard try input.reader.next(&batch, unless: { isEnding }) else { return nil }
      } catch {
        input.failure = error
        isStopped.store(true, ordering: .relaxed)
        return nil
      }
      batch.sequence = input.sequence
      input.sequence += 1
      return batch
    }
  }

  /// Hands a report on in its turn.
  private func deliver(_ report: BatchReport) {
    let done = delivery.withLock { delivery in
      delivery.early[report.batch.sequence] = report
      var done: [LineBatch] = []
      while let report = delivery.early.removeValue(forKey: delivery.next) {
        delivery.next += 1
        done.append(report.batch)
        take(report, &delivery)
      }
      return done
    }
    input.withLock { $0.spare += done }
    for _ in done { places.signal() }
  }

  private func take(_ report: BatchReport, _ delivery: inout Delivery) {
    guard delivery.failure == nil, !delivery.output.hasEnded else { return }
    do throws(IOFailure) {
      try delivery.output.take(report)
      if delivery.output.hasEnded { isStopped.store(true, ordering: .relaxed) }
    } catch {
      delivery.failure = error
      isStopped.store(true, ordering: .relaxed)
    }
  }
}
