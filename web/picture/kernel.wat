;; The inner loops of resampling, which process four channels at once; kernel.ts has the same in JavaScript.
;; scripts/kernel.ts compiles this to kernel-bytes.ts. Pointers and counts are i32. A picture's pixel is four
;; bytes; a pixel being processed is four f32 from 0 to 255, with premultiplied colours.
(module
  (memory (export "memory") 1)

  ;; Converts bytes to premultiplied floats.
  (func (export "expand") (param $from i32) (param $count i32) (param $to i32)
    (local $end i32) (local $pixel v128) (local $alpha f32)
    (local.set $end (i32.add (local.get $from) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $from) (local.get $end)))
        (local.set $pixel
          (f32x4.convert_i32x4_u
            (i32x4.extend_low_i16x8_u (i16x8.extend_low_i8x16_u (v128.load32_zero (local.get $from))))))
        (local.set $alpha (f32x4.extract_lane 3 (local.get $pixel)))
        (if (f32.ne (local.get $alpha) (f32.const 255))
          (then
            (local.set $pixel
              (f32x4.mul
                (local.get $pixel)
                (f32x4.replace_lane 3
                  (f32x4.splat (f32.div (local.get $alpha) (f32.const 255)))
                  (f32.const 1))))))
        (v128.store (local.get $to) (local.get $pixel))
        (local.set $from (i32.add (local.get $from) (i32.const 4)))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (br $next))))

  ;; Resamples a row to the target's width. For each target pixel, `taps` holds the byte offset of its first
  ;; source pixel, the number of source pixels (a multiple of four), and their weights.
  (func (export "across") (param $row i32) (param $taps i32) (param $to i32) (param $count i32)
    (local $end i32) (local $at i32) (local $last i32) (local $even v128) (local $odd v128)
    (local.set $end (i32.add (local.get $to) (i32.shl (local.get $count) (i32.const 4))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $to) (local.get $end)))
        (local.set $at (i32.add (local.get $row) (i32.load (local.get $taps))))
        (local.set $last
          (i32.add
            (i32.add (local.get $taps) (i32.const 8))
            (i32.shl (i32.load offset=4 (local.get $taps)) (i32.const 2))))
        (local.set $taps (i32.add (local.get $taps) (i32.const 8)))
        (local.set $even (v128.const f32x4 0 0 0 0))
        (local.set $odd (v128.const f32x4 0 0 0 0))
        (block $whole
          (loop $four
            (br_if $whole (i32.ge_u (local.get $taps) (local.get $last)))
            (local.set $even
              (f32x4.add (local.get $even)
                (f32x4.mul (v128.load (local.get $at)) (v128.load32_splat (local.get $taps)))))
            (local.set $odd
              (f32x4.add (local.get $odd)
                (f32x4.mul (v128.load offset=16 (local.get $at)) (v128.load32_splat offset=4 (local.get $taps)))))
            (local.set $even
              (f32x4.add (local.get $even)
                (f32x4.mul (v128.load offset=32 (local.get $at)) (v128.load32_splat offset=8 (local.get $taps)))))
            (local.set $odd
              (f32x4.add (local.get $odd)
                (f32x4.mul (v128.load offset=48 (local.get $at)) (v128.load32_splat offset=12 (local.get $taps)))))
            (local.set $at (i32.add (local.get $at) (i32.const 64)))
            (local.set $taps (i32.add (local.get $taps) (i32.const 16)))
            (br $four)))
        (v128.store (local.get $to) (f32x4.add (local.get $even) (local.get $odd)))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (br $next))))

  ;; Adds a row, multiplied by a weight, to another.
  (func (export "add") (param $row i32) (param $to i32) (param $count i32) (param $weight f32)
    (local $end i32) (local $share v128)
    (local.set $share (f32x4.splat (local.get $weight)))
    (local.set $end (i32.add (local.get $to) (i32.shl (local.get $count) (i32.const 4))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $to) (local.get $end)))
        (v128.store (local.get $to)
          (f32x4.add (v128.load (local.get $to)) (f32x4.mul (v128.load (local.get $row)) (local.get $share))))
        (local.set $row (i32.add (local.get $row) (i32.const 16)))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (br $next))))
)
